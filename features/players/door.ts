/** The labels that the house gave a member and shows to them (memberLabel of MEM-02). */
export { shownLabels } from './store/flags.ts'
