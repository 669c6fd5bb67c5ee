import { fishingPar } from '../par.ts'

export const par = fishingPar('coral-bay', 'Coral Bay', '1.00')
