/** Texts outside the scene: lobby, help, fairness page, round history. */
export const en = {
  'game.lotus-wheel.name': 'Lotus Wheel',
  'game.lotus-wheel.tagline': 'Ten, thirty or fifty petals. One spin.',
  'game.lotus-wheel.help':
    'The wheel spins once, and the petal under the pointer multiplies your stake. Choose 10, 30 or 50 petals and a risk. Low risk pays small amounts often, medium pays on every other petal, and high has one petal that pays 9.90, 29.70 or 49.50 times. The RTP is exactly 99% on every wheel.',
  'game.lotus-wheel.fair':
    'The spin is one number drawn from 0 to 149; every position is equally likely. 150 is a multiple of 10, 30 and 50, so all petals of a wheel are equally likely. Your wheel and stake don’t affect the spin.',
  'game.lotus-wheel.feature.turn': 'Spin',
  'lotusWheel.bet.turn': 'Spin',
} as const
