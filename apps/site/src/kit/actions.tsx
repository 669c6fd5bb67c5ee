import { Bell, Heart, LogOut, Plus, ShieldCheck, User } from 'lucide-react'
import { Button, type ButtonLook } from '#ui/action/button.tsx'
import { IconButton } from '#ui/action/icon-button.tsx'
import { Link } from '#ui/action/link.tsx'
import { Avatar } from '#ui/art/avatar.tsx'
import { Logo } from '#ui/art/logo.tsx'
import { Menu } from '#ui/layer/menu.tsx'
import { Tooltip } from '#ui/layer/tooltip.tsx'
import { Chapter, Shelf, Stand } from './stand.tsx'

const looks: readonly ButtonLook[] = ['primary', 'outline', 'quiet', 'ghost', 'danger']
const nothing = () => undefined

export function Actions() {
  return (
    <Chapter id="actions" title="Actions">
      <Shelf>
        {looks.map((look) => (
          <Stand key={look} name={`button, ${look}: plain, icon, busy, off`}>
            <Button look={look}>Deposit</Button>
            <Button look={look} icon={Plus}>
              Deposit
            </Button>
            <Button look={look} busy>
              Deposit
            </Button>
            <Button look={look} disabled>
              Deposit
            </Button>
          </Stand>
        ))}
        <Stand name="sizes">
          <Button size="lg" look="primary">
            Large
          </Button>
          <Button>Middle</Button>
          <Button size="sm">Small</Button>
          <Button size="xs" look="quiet">
            Tiny
          </Button>
        </Stand>
        <Stand name="icon buttons: plain, pressed, dot, off; three sizes">
          <IconButton icon={Heart} label="Favourite" />
          <IconButton icon={Heart} label="Favourite, on" pressed />
          <IconButton icon={Bell} label="Messages, new ones" dot />
          <IconButton icon={Bell} label="Messages" disabled />
          <IconButton icon={Heart} label="Small" size="sm" />
          <IconButton icon={Heart} label="Tiny" size="xs" />
        </Stand>
        <Stand name="links, tooltip">
          <Link href="#actions">A way on</Link>
          <Tooltip text="A word more about it">
            <Button look="quiet">Point at me</Button>
          </Tooltip>
        </Stand>
        <Stand name="menu">
          <Menu
            trigger={<Button>Open the menu</Button>}
            align="start"
            head={<p className="text-16 font-bold">mai</p>}
            groups={[
              [
                { key: 'a', label: 'My account', icon: User, onSelect: nothing },
                { key: 'b', label: 'Security', icon: ShieldCheck, onSelect: nothing, end: 'new' },
                { key: 'c', label: 'Not for you', onSelect: nothing, disabled: true },
              ],
              [{ key: 'd', label: 'Log out', icon: LogOut, onSelect: nothing, danger: true }],
            ]}
          />
        </Stand>
        <Stand name="marks">
          <Logo name="Jade" />
          <Avatar name="Thuỳ Dương" size="lg" ranked />
          <Avatar name="mai" />
          <Avatar name="op-linh" size="sm" />
        </Stand>
      </Shelf>
    </Chapter>
  )
}
