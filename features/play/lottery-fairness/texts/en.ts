export const en = {
  'lotteryFair.title': 'Verify a lottery draw',
  'lotteryFair.lead':
    'Your device recomputes the draw. It shows that the seed was fixed before betting opened, that the numbers follow from it, and that no ticket was added after betting closed.',
  'lotteryFair.id': 'Draw ID or bet ID',
  'lotteryFair.idHint':
    'Results and your betting record link to this page. With the ID of your own bet, we also find it in the ticket file.',
  'lotteryFair.verify': 'Verify draw',
  'lotteryFair.offline': 'Save both files and run one of these commands. Neither needs our server.',
  'lotteryFair.check.draw': 'Drawn numbers',
  'lotteryFair.check.file': 'Ticket file',
  'lotteryFair.check.slip': 'Your bet',
  'lotteryFair.drawSame': 'The seed belongs to the published hash chain and gives exactly these numbers.',
  'lotteryFair.drawOutside':
    'These are the published results of an official draw, confirmed by two operators.',
  'lotteryFair.drawDiffers': 'The numbers don’t match what was published. Contact customer service.',
  'lotteryFair.fileSame':
    '{count|ticket|tickets}, unchanged since its hash was published on {when}, before the draw.',
  'lotteryFair.fileDiffers':
    'The file doesn’t match the hash that was published before the draw. Contact customer service.',
  'lotteryFair.slipSame': 'Your bet is in the ticket file, and its lines win what you were paid.',
  'lotteryFair.slipLive':
    'Its lines win what you were paid. Bets placed during a draw aren’t in the ticket file, which closes before it.',
  'lotteryFair.slipDiffers':
    'Your bet doesn’t match the ticket file or the result. Contact customer service.',
  'lotteryFair.sealedAt': 'Ticket file published',
  'lotteryFair.drawnAt': 'Drawn',
  'lotteryFair.index': 'Place in the hash chain',
  'lotteryFair.ticketsHash': 'SHA-256 of the ticket file',
  'lotteryFair.terminalHash': 'Published hash of the chain',
  'lotteryFair.salt': 'Salt of the draw (client seed)',
  'lotteryFair.ticket': 'Your line in the ticket file',
} as const
