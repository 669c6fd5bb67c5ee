/** The reels of edition 1, from top to bottom; each strip is a ring. A change here is a new edition of the game. */

export const baseStrips: readonly string[] = [
  'bell seven grapes cherry cherry seven grapes lemon lemon cherry cherry grapes cherry cherry lemon lemon grapes bell plum bell scatter melon grapes melon grapes cherry',
  'cherry cherry plum plum melon cherry cherry bell grapes plum plum grapes cherry cherry bell grapes lemon lemon seven lemon lemon plum plum wild lemon lemon scatter grapes',
  'melon plum plum scatter lemon lemon cherry cherry melon plum plum melon wild lemon lemon bell plum plum melon grapes melon lemon lemon cherry cherry melon seven',
  'melon bell plum grapes bell plum plum grapes bell cherry plum plum grapes bell lemon lemon grapes cherry cherry grapes scatter grapes melon grapes bell lemon lemon cherry cherry seven plum plum lemon lemon wild',
  'bell cherry cherry lemon lemon grapes bell grapes cherry cherry plum plum bell plum bell melon bell grapes cherry seven melon grapes lemon grapes melon scatter',
]
