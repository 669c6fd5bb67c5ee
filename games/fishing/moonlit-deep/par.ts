import { fishingPar } from '../par.ts'

export const par = fishingPar('moonlit-deep', 'Moonlit Deep', '1.00')
