/** The points mall for features that give its goods. */
export { productTitle } from './store/products.ts'
