/** Texts outside the scene: lobby, help, fairness page, round history. */
export const en = {
  'game.pearl-drop.name': 'Pearl Drop',
  'game.pearl-drop.tagline': 'One pearl, sixteen rows of pegs, up to 1,000 times your stake.',
  'game.pearl-drop.help':
    'A pearl falls through 8 to 16 rows of pegs, as you choose, and is equally likely to go left or right at each. The cup it lands in multiplies your stake: by up to 29 on 8 rows, 170 on 12 and 1,000 on 16. Three risk levels spread the payouts differently. The RTP is between 98.90% and 99.16%, depending on the board; its par sheet has the exact figure.',
  'game.pearl-drop.fair':
    'At each peg, left or right is drawn at random. Sixteen draws are made for every pearl, whichever board you choose; a shorter board uses the first ones. Your board, risk and stake don’t change the path.',
  'game.pearl-drop.feature.drop': 'Drop',
  'pearlDrop.bet.drop': 'Pearl',
} as const
