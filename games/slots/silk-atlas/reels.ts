/** The reels of edition 1, from top to bottom; each strip is a ring. A change here is a new edition of the game. */

export const baseStrips: readonly string[] = [
  'vase K J atlas Q A J K Q hourglass teapot Q vase T A compass T J Q T K vase T J vase K J Q A hourglass teapot',
  'T compass T K J A K teapot atlas J T Q T J A K Q vase A Q J T A vase Q hourglass J A hourglass K A',
  'Q vase Q A J T K T J K Q J Q K T J A teapot hourglass Q A T atlas vase T J A T compass K T hourglass K',
  'Q A J teapot T J vase A K Q J teapot K T atlas compass J T A Q K J T hourglass A T Q vase hourglass K',
  'J A T A K A J Q T J T J A K T J K T Q K vase Q hourglass teapot compass atlas T A teapot J Q vase hourglass Q vase',
]

export const freeStrips: readonly string[] = [
  'J K J A teapot Q atlas K vase hourglass A T hourglass J T K Q teapot J T A Q J Q compass vase Q vase T K vase',
  'compass T A vase K T J vase teapot T Q J Q atlas hourglass A K Q K J hourglass J A T A Q A T J K A',
  'hourglass K T J Q J A K Q T vase T Q T A J T J compass hourglass K T teapot vase J A K Q T Q atlas K A',
  'K teapot A J hourglass K T Q compass A J T Q T K J A J T A atlas Q vase Q hourglass teapot K T J vase',
  'J T teapot T hourglass atlas T Q K A J Q J vase J teapot A T compass A J K vase T A T Q K Q A K J vase hourglass Q',
]
