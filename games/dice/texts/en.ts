/** What is said of the game outside its scene: lobby, help, fairness page, round history. */
export const en = {
  'game.dice.name': 'Dice',
  'game.dice.tagline': 'One roll, your own odds, 99% back on every choice.',
  'game.dice.help':
    'One roll from 0.00 to 99.99. Choose a target and whether the roll lands over or under it; the target itself loses. A choice that wins on c of the 10,000 rolls returns 9,900 divided by c times your stake: under 50.00 wins on 5,000 rolls and returns 1.98 times. Every choice returns exactly 99% in the long run. You may choose any target that wins on 1 to 9,800 rolls.',
  'game.dice.fair':
    'The roll is one draw below 10,000, each number equally likely. Nothing else decides it: not your target, your stake or any roll before.',
  'game.dice.feature.roll': 'Roll',
  'game.dice.over': 'Over',
  'game.dice.under': 'Under',
  'dice.bet.roll': 'Roll',
} as const
