import { LogIn, LogOut, UserPlus } from 'lucide-react'
import { openAuth } from '#features/account/identity/site/auth-store.ts'
import { useTexts } from '#texts/use-texts.ts'
import { Button } from '#ui/action/button.tsx'
import { Sheet } from '#ui/layer/sheet.tsx'
import { RailEntries } from './rail.tsx'
import { TasteButtons } from './taste-buttons.tsx'
import { useBrand } from '../state/use-brand.ts'
import { useMember } from '../state/use-member.ts'

/** The side menu on a phone, from below (SHL-06). */
export function MenuSheet({ open, onClose }: { readonly open: boolean; readonly onClose: () => void }) {
  const { t } = useTexts()
  const brand = useBrand()
  const member = useMember()
  const form = (modal: 'login' | 'register' | 'logout') => () => {
    onClose()
    openAuth(modal)
  }
  return (
    <Sheet open={open} onClose={onClose} title={member ? member.nickname || member.account : t('shell.menu')}>
      {!member && (
        <div className="mb-4 grid grid-cols-2 gap-2.5">
          <Button icon={LogIn} onClick={form('login')}>
            {t('shell.login')}
          </Button>
          {brand.has('DIRECTREG3') && (
            <Button look="primary" icon={UserPlus} onClick={form('register')}>
              {t('shell.register')}
            </Button>
          )}
        </div>
      )}
      <nav aria-label={t('shell.main')} className="-mx-3">
        <RailEntries isNarrow={false} onGo={onClose} />
      </nav>
      <div className="mt-4 flex items-center gap-2 border-t border-hair pt-4">
        <TasteButtons />
        {member && (
          <Button look="ghost" icon={LogOut} className="ml-auto" onClick={form('logout')}>
            {t('shell.logout')}
          </Button>
        )}
      </div>
    </Sheet>
  )
}
