/** The facts about fairness at the end of home, which load after the first view. */
export const fair = {
  'home.fair': 'Provably fair',
  'home.fairSealed': 'Committed before you bet',
  'home.fairSealedBig': 'SHA-256',
  'home.fairSealedText':
    'Each result comes from a server seed and your own seed. We show you the server seed’s hash before the round.',
  'home.fairSealedLink': 'View your seeds',
  'home.fairExact': 'Exact RTP',
  'home.fairExactText':
    '{game} has an RTP of {rtp}, calculated from every possible outcome. The calculation is published.',
  'home.fairExactLink': 'Verify a round',
  'home.fairBooks': 'Every amount accounted for',
  'home.fairBooksBig': '0.00',
  'home.fairBooksText':
    'Every transaction is recorded twice: on your side and on ours. Your account record shows each one.',
  'home.fairBooksLink': 'Your account record',
} as const
