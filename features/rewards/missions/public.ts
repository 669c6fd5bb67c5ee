/** Missions for other features: the night of a brand, in which play counts for neither missions nor races. */
export { quietOf } from './service/office.ts'
export { areOfBrand } from './service/choices.ts'
