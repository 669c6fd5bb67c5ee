/** Bonuses for other features: terms are kept by hash, and a reward of the kind `bonus` names them. */
export { contributionsByRound } from './service/beside.ts'
export { revokeBonus } from './service/revoke.ts'
export { keepTerms } from './service/keep-terms.ts'
export { freeBetTermsAmong } from './store/free-bets.ts'
export { anyTermsByHash, termsByHash, termsByHashes } from './store/grants.ts'
