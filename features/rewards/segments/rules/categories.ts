/** Categories of games (product-spec §2) that turnover can be limited to. */
export const gameCategories = ['RNG', 'LIVE', 'SPORTS', 'ESPORTS', 'FISH', 'PVP', 'LOTT', 'ELOTT'] as const
