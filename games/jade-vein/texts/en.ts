/** Texts outside the scene: lobby, help, fairness page, round history. */
export const en = {
  'game.jade-vein.name': 'Jade Vein',
  'game.jade-vein.tagline': 'Twenty-five stones. Find the jade, avoid the firecrackers.',
  'game.jade-vein.help':
    'The 25 stones hide as many firecrackers as you choose, from 1 to 24; the rest hide jade. Open a stone: jade increases your win, a firecracker ends the round and you lose the stake. You can cash out after any stone. The RTP is exactly 99% whenever you stop. At 1,000 times the stake, the round ends and pays automatically. If you leave, the round is saved. After a day without a move, your current win is paid; if you haven’t opened a stone, your stake is returned.',
  'game.jade-vein.fair':
    'The firecrackers are placed before you open the first stone: as many of the 25 positions as you chose, every combination equally likely. No move changes their positions, and the whole field is shown when the round ends.',
  'game.jade-vein.feature.steps': 'Stones',
  'jadeVein.bet.dig': 'Dig',
} as const
