import { fishingPar } from '../par.ts'

export const par = fishingPar('koi-shallows', 'Koi Shallows', '0.10')
