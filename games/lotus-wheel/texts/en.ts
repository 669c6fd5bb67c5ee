/** What is said of the game outside its scene: lobby, help, fairness page, round history. */
export const en = {
  'game.lotus-wheel.name': 'Lotus Wheel',
  'game.lotus-wheel.tagline': 'Ten, thirty or fifty petals. One turn.',
  'game.lotus-wheel.help':
    'The wheel turns once and the petal under the pointer returns your stake that many times. Choose 10, 30 or 50 petals and a risk: low pays small and often, medium pays on every other petal, high has one petal that returns 9.90, 29.70 or 49.50 times. The petals of every wheel together return exactly 99%.',
  'game.lotus-wheel.fair':
    'The turn is one draw below 150, each place equally likely. 150 is a multiple of 10, 30 and 50, so every petal of every wheel is as likely as its neighbours. Your wheel and stake change nothing of the turn.',
  'game.lotus-wheel.feature.turn': 'Turn',
  'lotusWheel.bet.turn': 'Turn',
} as const
