import type { TournamentRow } from '../store/tournaments.ts'

/** A tournament's name in both languages, for messages. */
export const nameOf = ({ nameEn, nameVi }: Pick<TournamentRow, 'nameEn' | 'nameVi'>) => ({
  en: nameEn,
  vi: nameVi,
})

/** The page of a tournament. */
export const linkOf = (id: bigint): string => `/tournament?id=${id}`
