/** Why a player reports another one at a table. */
export const reportReasons = ['collusion', 'bot', 'stalling', 'other'] as const
export type ReportReason = (typeof reportReasons)[number]
