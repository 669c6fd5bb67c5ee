/** The labels that the house gave a member and shows to them (memberLabel of MEM-02). */
export { shownLabels } from './store/flags.ts'
/** The member's rank (clubLabel of MEM-02); null where no label of theirs is one. */
export { rankOf } from './store/labels.ts'
