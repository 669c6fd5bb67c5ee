/** What is said of the game outside its scene: lobby, help, fairness page, round history. */
export const en = {
  'game.pearl-drop.name': 'Pearl Drop',
  'game.pearl-drop.tagline': 'One pearl, sixteen pegs, a cup worth a thousand.',
  'game.pearl-drop.help':
    'A pearl falls through 8 to 16 rows of pegs, as you choose, and goes right or left at each, both equally likely. The cup it ends in returns your stake that many times: up to 29 times on 8 rows, 170 on 12, 1,000 on 16. Three risks share the returns out differently. Every board returns between 98.90% and 99.16% in the long run; the exact figure of each is in its par sheet.',
  'game.pearl-drop.fair':
    'Each peg is one draw of two, right or left. Sixteen are drawn for every pearl, whichever board you chose; a shorter board uses the first of them. Your board, risk and stake change nothing of the way.',
  'game.pearl-drop.feature.drop': 'Drop',
  'pearlDrop.bet.drop': 'Pearl',
} as const
