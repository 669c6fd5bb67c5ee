import { ArrowUpFromLine, Plus } from 'lucide-react'
import { useTexts } from '#texts/use-texts.ts'
import { Button } from '#ui/action/button.tsx'
import { IconButton } from '#ui/action/icon-button.tsx'
import { AccountButton } from './account-button.tsx'
import { TRIAL_TYPE, type Member } from '../state/use-member.ts'
import { useGo } from '../ways/use-go.ts'
import { BalancePill } from '../shell/balance-pill.tsx'

export type MemberEndProps = {
  readonly member: Member
  /** Whether the page has a menu of its own: otherwise the header has the menu's button. */
  readonly hasMenu: boolean
}

/** A member's balance, money buttons and account, at the end of the header. */
export function MemberEnd({ member, hasMenu }: MemberEndProps) {
  const { t } = useTexts()
  const go = useGo()
  return (
    <>
      <BalancePill />
      {member.type !== TRIAL_TYPE && (
        <Button
          look="primary"
          onClick={() => go.member('depositv2')}
          aria-label={t('shell.deposit')}
          className="max-md:size-11 max-md:px-0"
        >
          <Plus size={18} strokeWidth={2.5} aria-hidden />
          <span className="max-md:hidden">{t('shell.deposit')}</span>
        </Button>
      )}
      {member.type !== TRIAL_TYPE && (
        <IconButton
          icon={ArrowUpFromLine}
          label={t('shell.withdraw')}
          onClick={() => go.member('withdraw')}
          // with the menu's button in the header a phone has no space beside it: the menu contains it too
          className={hasMenu ? 'max-[374px]:hidden' : 'max-sm:hidden'}
        />
      )}
      <AccountButton member={member} />
    </>
  )
}
