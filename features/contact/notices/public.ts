export { brandsFor, listedBrand } from './service/brands.ts'
export { cleanHtml, plainText } from './service/clean.ts'
export { noticeTitles } from './service/read.ts'
