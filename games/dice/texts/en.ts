/** Texts outside the scene: lobby, help, fairness page, round history. */
export const en = {
  'game.dice.name': 'Dice',
  'game.dice.tagline': 'One roll, your own odds, 99% RTP on every choice.',
  'game.dice.help':
    'Each roll is a number from 0.00 to 99.99. Choose a target and whether the roll will be over or under it; the target itself loses. A choice that wins on c of the 10,000 results pays 9,900 divided by c times your stake. For example, under 50.00 wins on 5,000 results and pays 1.98 times. The RTP is exactly 99% for every choice. You can choose any target that wins on 1 to 9,800 results.',
  'game.dice.fair':
    'The roll is one number drawn from 0 to 9,999; every number is equally likely. Nothing else affects it: not your target, your stake or any earlier roll.',
  'game.dice.feature.roll': 'Roll',
  'game.dice.over': 'Over',
  'game.dice.under': 'Under',
  'dice.bet.roll': 'Roll',
} as const
