import { TriangleAlert } from 'lucide-react'
import { createElement, useRef } from 'react'
import { useApiQuery } from '#contract/react.ts'
import { affiliates } from '#features/agents/affiliates/contract/member.ts'
import { agents } from '#features/agents/centre/contract.ts'
import { isAgent } from '#features/money/transfers/rules/line.ts'
import { useTexts } from '#texts/use-texts.ts'
import { useApi } from '#ui/api/use-api.ts'
import { EmptyState } from '#ui/state/empty-state.tsx'
import {
  CentreContent,
  CentreFrame,
  CentreMenu,
  CentrePage,
  CentreTop,
  centreWaiting,
  useCentrePlace,
  useLastPage,
} from '../centre/panel.tsx'
import { withAgent } from '../paths.ts'
import { useBrand } from '../state/use-brand.ts'
import type { Member } from '../state/use-member.ts'
import { agentPages, DEFAULT_PAGE, panelOf, type AgentPage } from './pages.ts'

export type AgentCentreProps = { readonly member: Member; readonly page: string | null }

/** The agent centre (AGT-01): a panel from the right, menu left, content right; a sheet on a phone. */
export function AgentCentre({ member, page }: AgentCentreProps) {
  const popup = useRef<HTMLDivElement>(null)
  const last = useLastPage(page, DEFAULT_PAGE)
  const { pages, isAffiliate } = useAgentPages(member, page !== null)
  const shown =
    pages.find(({ name }) => name === last) ?? pages.find(({ name }) => name === DEFAULT_PAGE) ?? pages[0]
  const go = useCentrePlace(page, withAgent)
  const { t } = useTexts()
  return (
    <CentreFrame isOpen={page !== null} onClose={() => go(null)} popup={popup}>
      <CentreTop
        title={shown ? t(`agents.menu.${shown.name}`) : t('agents.title')}
        name={t(shown?.right === 'affiliate' ? 'affiliates.centre' : 'agents.title')}
        text={`${member.account} · ${t(`agents.type.${member.type}`)}`}
        closeLabel={t('agents.close')}
        onClose={() => go(null)}
        isBold
      />
      <CentreMenu
        label={t('agents.menu')}
        entries={pages.map(({ name, icon }) => ({ name, icon, label: t(`agents.menu.${name}`) }))}
        page={shown?.name}
        onPage={go}
      />
      <CentreContent>
        {isAgent(member.type) || isAffiliate !== false ? <Content page={shown} /> : <NotAllowed />}
      </CentreContent>
    </CentreFrame>
  )
}

type Pages = {
  readonly pages: readonly AgentPage[]
  /** Null: not known yet. */
  readonly isAffiliate: boolean | null
}

/** The pages that the brand has and that the account may open, as an agent and as an affiliate; none until that is known. */
function useAgentPages(member: Member, isOpen: boolean): Pages {
  const brand = useBrand()
  const isOwn = isAgent(member.type)
  const { data } = useApiQuery(useApi(agents).me, undefined, { enabled: isOwn })
  const asked = useApiQuery(useApi(affiliates).me, undefined, { enabled: isOpen })
  const isAffiliate = asked.data ? asked.data.affiliate !== null : null
  const pages = agentPages.filter(({ right, flag }) => {
    if (right === 'affiliate') return isAffiliate === true
    if (!isOwn || !data || (flag && !brand.has(flag))) return false
    if (right === 'any') return true
    return right === null ? data.opens.includes('staff') : data.rights.includes(right)
  })
  return { pages, isAffiliate }
}

function Content({ page }: { readonly page: AgentPage | undefined }) {
  if (!page) return centreWaiting
  return <CentrePage page={page.name}>{createElement(panelOf(page))}</CentrePage>
}

/** A member who is no agent followed a link: a warning instead of the page (§4). */
function NotAllowed() {
  const { t } = useTexts()
  return <EmptyState icon={TriangleAlert} title={t('agents.notAllowed')} text={t('agents.notAllowedText')} />
}
