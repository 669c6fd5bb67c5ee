import { brandIn } from '#features/platform/operators/rules/reach.ts'

/** Which brands' operators may make the calls whose input does not say it. */
export const reach = {
  'segmentsOffice.list': brandIn('query'),
  'segmentsOffice.choices': brandIn('query'),
  'segmentsOffice.count': brandIn('body'),
  'segmentsOffice.save': brandIn('body'),
}
