import {
  Cherry,
  Club,
  Dices,
  Fish,
  Gamepad2,
  Gem,
  Heart,
  type LucideIcon,
  Spade,
  Swords,
  Ticket,
  TicketCheck,
  Trophy,
  Zap,
} from 'lucide-react'

/** Icons of the categories, by the specification's keys. */
export const categoryIcons: Readonly<Record<string, LucideIcon>> = {
  RNG: Cherry,
  LIVE: Spade,
  SPORTS: Trophy,
  ESPORTS: Gamepad2,
  FISH: Fish,
  PVP: Swords,
  LOTT: Ticket,
  ELOTT: TicketCheck,
  MINI: Zap,
  JACKPOT: Gem,
  CARD: Club,
  FAV: Heart,
  DICE: Dices,
}
