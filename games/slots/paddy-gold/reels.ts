/**
 * The reels of edition 1, from top to bottom; each strip is a ring. c and a number is a coin with that many credits printed on it. A change
 * here is a new edition of the game.
 */

export const baseStrips: readonly string[] = [
  'Q ingot J c10 c30 c50 sickle T hat Q J A K T hat T ingot buffalo J K sickle A ingot buffalo sickle Q buffalo J hat T A',
  'hat K sickle wild A buffalo K ingot buffalo Q sickle hat T Q T A hat K T J wild ingot T J ingot sickle c50 c50 c50 J K A J',
  'hat Q sickle J sickle ingot Q wild J ingot T A ingot T A buffalo wild c50 c10 c50 T J K A buffalo K T hat Q sickle hat K Q',
  'Q A wild J K buffalo T hat ingot buffalo sickle hat sickle T wild Q ingot T J A Q A hat sickle T K ingot c30 c30 c20 K J',
  'J Q A ingot Q A K J K Q buffalo A K J buffalo T ingot Q ingot T sickle A wild T J ingot hat T hat sickle buffalo c30 c30 c10 sickle',
]
