/** What is said of the game outside its scene: lobby, help, fairness page, round history. */
export const en = {
  'game.jade-vein.name': 'Jade Vein',
  'game.jade-vein.tagline': 'Twenty-five stones. Jade, jade, jade – or a bang.',
  'game.jade-vein.help':
    'Under 25 stones lie as many firecrackers as you choose, 1 to 24; the rest is jade. Open a stone: jade raises your win, a firecracker ends the round and the stake is lost. After any stone you may take the win. Whenever you stop, the exact return in the long run is 99%. At 1,000 times the stake the round ends by itself and pays. If you leave, the round waits for you; after a day without a move the win that stands is paid, and where no stone was opened the stake comes back.',
  'game.jade-vein.fair':
    'The firecrackers are laid before the first stone is opened: as many different places of 25 as you chose, each set equally likely. No move changes where they lie, and the field is shown when the round is over.',
  'game.jade-vein.feature.steps': 'Stones',
  'jadeVein.bet.dig': 'Dig',
} as const
