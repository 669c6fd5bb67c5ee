/** The reels of edition 1, from top to bottom; each strip is a ring. A change here is a new edition of the game. */

export const baseStrips: readonly string[] = [
  'Q anchor crown crown Q K J starfish Q anchor A T J starfish A K shell J anchor turtle turtle T A scatter A J K J T Q shell starfish K',
  'A K J anchor J starfish T Q T A J T crown crown K J K starfish T A turtle turtle Q J Q A T wild scatter shell',
  'A T Q T Q shell J Q T Q crown crown starfish K A Q K T anchor A anchor K wild scatter turtle turtle J anchor',
  'shell Q shell T shell A Q K T J Q wild Q T Q J A J starfish T anchor J K A scatter crown crown turtle turtle J A K',
  'crown crown T shell T Q scatter starfish T A Q starfish J shell starfish A T J anchor Q J K shell anchor T A Q K anchor wild A J turtle turtle J turtle turtle',
]

export const freeStrips: readonly string[] = [
  'turtle turtle T A Q shell T J scatter anchor A K J K anchor J shell T A T anchor shell T shell J starfish Q K J Q A K crown crown',
  'scatter shell J A crown crown J Q anchor K J turtle turtle shell J T K Q T K A wild Q shell A starfish T starfish T J A T anchor shell T',
  'J wild A anchor K T shell J crown crown A starfish K T scatter starfish shell Q A turtle turtle T K J T wild Q anchor J Q starfish Q T K A',
  'Q shell A scatter T Q anchor A T J shell J K wild K crown crown J T K Q K shell J A starfish T J turtle turtle A wild starfish T',
  'J A starfish J A K shell anchor J shell turtle turtle T turtle turtle A K starfish T scatter K J T Q anchor T shell Q J crown crown wild K A T anchor starfish Q',
]
