"""Words of other subjects: a question that uses them is, as a rule, not about these games.

Only words that nobody needs for telling what happened at a table. A word that a game's own texts use does not count there.
"""

from __future__ import annotations

SUBJECTS = {
    "other games": """magic mtg edh commander pauper standard modern uno catan monopoly poker holdem chess skat bridge pinochle rummy cribbage hearts
        spades euchre canasta solitaire yugioh yu gi pokemon dnd dungeons dragons wizard paladin rogue warhammer scrabble cluedo clue
        battleship carcassonne pandemic dominion agricola gloomhaven minecraft fortnite zelda mario xbox playstation nintendo steam backgammon
        checkers domino mahjong sudoku castling castle checkmate stalemate passant blackjack roulette baccarat bingo jenga jigsaw crossword tarot
        hearthstone keyforge netrunner risk stratego mancala reversi othello tetris pacman roblox skyrim witcher sims esports speedrun mana
        planeswalker pokeball charizard elves orcs hobbit gandalf hogwarts starcraft overwatch valorant dota
        5e pathfinder ludo yahtzee boggle azul wingspan everdell splendor""",
    "sports": """football soccer basketball baseball tennis golf hockey rugby cricket boxing ufc nba nfl nhl mlb fifa olympics olympic marathon
        league stadium goalkeeper offside quarterback touchdown homerun umpire wimbledon badminton volleyball swimming gym workout treadmill
        squats pushups yoga pilates jogging bicycle cycling skateboard snowboard skiing surfing kayak formula grandprix""",
    "computers": """computer laptop pc macbook iphone ipad android smartphone phone app apps excel spreadsheet powerpoint word outlook email emails
        gmail inbox password login username wifi router bluetooth usb hdmi browser chrome firefox safari website url html css javascript
        typescript python java kotlin rust golang sql mysql postgres database git github docker kubernetes linux ubuntu windows macos server
        api json xml regex compiler compile algorithm array boolean recursion pandas numpy matplotlib react angular node npm pip virus malware
        antivirus backup cloud download upload printer scanner monitor keyboard touchpad webcam gpu cpu ram ssd gigabyte megabyte pixel
        photoshop youtube netflix spotify facebook instagram whatsapp tiktok twitter reddit google amazon ebay paypal bitcoin crypto
        blockchain chatbot commits repo repository software hardware firmware driver notification notifications screenshot emoji podcast""",
    "kitchen": """recipe recipes cook cooking bake baking oven microwave fryer grill saucepan skillet flour yeast dough sourdough bread butter
        cheese milk yogurt egg eggs sugar salt pepper garlic onion tomato potato carrot spinach lettuce rice pasta spaghetti lasagna
        teaspoon teaspoons tablespoon tablespoons
        risotto noodle pizza burger sandwich soup salad chicken beef steak pork bacon salmon tuna shrimp tofu vegan vegetarian gluten dessert
        cake cookie cookies pancake muffin chocolate vanilla cinnamon coffee espresso tea smoothie wine beer cocktail avocado banana apple
        lemon orange strawberry mayonnaise ketchup mustard vinegar calories protein carbs dishwasher fridge freezer""",
    "health": """doctor hospital surgeon surgery nurse dentist pharmacy prescription medicine pill aspirin ibuprofen paracetamol antibiotic
        vaccine fever headache migraine cough flu cold allergy asthma diabetes insulin cholesterol cancer tumor pregnancy pregnant baby
        toddler newborn diaper breastfeeding insomnia melatonin therapist therapy depression anxiety adhd autism symptom symptoms diagnosis
        infection rash acne eczema knee ankle spine stomach kidney liver lung vitamin diet weight bmi stitches bandage""",
    "money and office": """mortgage loan banking credit debit insurance pension salary payroll invoice tax taxes irs vat refund rent landlord tenant
        lease apartment realtor stock stocks shares etf dividend inflation investment savings budget employer employee resume interview
        manager boss meeting coworker office hr union lawyer attorney lawsuit court custody divorce passport visa immigration license
        medicare medicaid receipt warranty subscription customer delivery shipping parcel postage warehouse startup marketing seo""",
    "home": """kitchen bathroom bedroom toilet shower sink faucet plumbing plumber pipe leak drain boiler heating radiator thermostat
        furnace insulation roof gutter drywall wallpaper carpet curtain sofa couch mattress pillow lamp bulb socket fuse electrician
        drill screwdriver hammer screw paint varnish lawn mower garden gardening compost fertilizer seeds houseplant orchid hedge
        fence patio laundry detergent stain vacuum mould mold moth ants cockroach mice ikea""",
    "travel and traffic": """car cars bus train tram subway airport airline flight flights luggage suitcase hotel hostel airbnb booking vacation
        holiday tourist tourism passport highway motorway traffic parking tyre tire brake brakes gearbox clutch engine petrol gasoline diesel
        motorbike scooter taxi uber mechanic mileage paris london berlin rome madrid tokyo york chicago california texas florida
        australia canada india china japan germany france spain italy brazil mexico europe africa asia america""",
    "school and science": """school homework teacher professor university college exam essay thesis semester scholarship kindergarten math
        maths algebra equation geometry triangle fraction integral derivative calculus theorem polynomial matrix probability statistics physics
        chemistry biology atom molecule electron photosynthesis dna gene protein evolution dinosaur planet mars jupiter moon orbit nasa
        telescope galaxy volcano earthquake climate hurricane tornado celsius fahrenheit kilometer kilometres kilogram litre gallon
        grammar verb noun adjective pronoun synonym translate spanish german french english italian latin""",
    "culture": """movie movies film cinema actor actress oscar director netflix tv television series season episode novel author poem poetry
        shakespeare painting museum opera orchestra symphony guitar piano violin drum singer album lyrics concert festival celebrity
        president minister election parliament senate democrat republican congress brexit war pope bible quran christmas easter birthday
        wedding gift present party costume makeup lipstick shampoo haircut tattoo jeans shirt dress shoes sneakers""",
    "animals": """dog dogs puppy cat cats kitten hamster rabbit parrot goldfish aquarium horse horses cow sheep goat vet veterinarian leash litter
        tiger elephant giraffe penguin bee bees butterfly spider mosquito""",
}

ELSEWHERE = frozenset(word for words in SUBJECTS.values() for word in words.split())
