/**
 * The reels of edition 1, from top to bottom; each strip is a ring. c and a number is a coin with that many credits printed on it. A change
 * here is a new edition of the game.
 */

export const baseStrips: readonly string[] = [
  'T J K jar boat J horn c20 c20 jar boat A K Q T Q axe jar horn c20 c20 J axe A boat T horn T axe Q A J K Q',
  'boat J K T K c60 c40 Q horn wild J T jar wild jar K J horn T Q horn Q axe c40 c20 J jar A T axe boat A axe A',
  'boat T axe Q wild Q A horn jar axe c60 c60 Q T horn T J c40 c60 K Q K wild axe A J K boat horn T jar A J jar',
  'boat Q horn T wild T K A jar wild J T Q J c20 c20 boat c40 c20 jar A axe T axe J K horn A Q axe K J jar horn',
  'T horn boat J Q axe jar T wild K jar T A c20 c60 A axe J K Q c40 c20 horn K Q jar boat axe horn boat A T Q J axe J',
]
