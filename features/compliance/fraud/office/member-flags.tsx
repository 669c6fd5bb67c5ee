import { useApiQuery } from '#contract/react.ts'
import { useTexts } from '#texts/use-texts.ts'
import { useApi } from '#ui/api/use-api.ts'
import { Notice } from '#ui/state/notice.tsx'
import { fraud } from '../contract.ts'
import { whyText } from './fraud-panel.tsx'

/** The open flags of a member, for operators who decide about the member's money; hidden without the permission. */
export function MemberFlags({ member }: { readonly member: bigint }) {
  const texts = useTexts()
  const { data } = useApiQuery(useApi(fraud).flags, { query: { member, state: 'open' } })
  return data?.flags.map((flag) => (
    <Notice key={flag.id} tone="warning">
      {whyText(texts, flag)}
    </Notice>
  ))
}
