export { brandsFor } from './service/brands.ts'
export { cleanHtml, plainText } from './service/clean.ts'
export { noticesFor, noticeTitles } from './service/read.ts'
