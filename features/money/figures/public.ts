/**
 * The figures of the house, each defined once (`rules/catalogue.ts`). Stores add up the columns of the view `figure_line`; what is added
 * up by kind of movement comes from here.
 */
export { depositsOf, netDepositsOf, withdrawalsOf } from './rules/kinds.ts'
