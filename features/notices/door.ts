export { brandsFor } from './service/brands.ts'
export { cleanHtml, plainText } from './service/clean.ts'
export { noticesFor } from './service/read.ts'
