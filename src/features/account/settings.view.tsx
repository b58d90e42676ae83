import {
  BellRing,
  CircleHelp,
  KeyRound,
  Languages,
  LogOut,
  MapPin,
  MonitorSmartphone,
  Shapes,
  SunMoon,
  Truck,
  UserRoundX,
  WheatOff,
} from 'lucide-react'
import type { ReactNode } from 'react'
import type { ThemePreference } from '#browser/theme-preference.ts'
import { useWords } from '#i18n/i18n.tsx'
import { DIET, interestsPath, PASSKEYS, SETTINGS } from '#src/navigation/account-path.ts'
import { HELP, TRACK_ORDER } from '#src/navigation/pages.ts'
import type { ProfilePage } from '#src/navigation/profile-pages.ts'
import { profilePath } from '#src/navigation/profile-path.ts'
import { profileIcons } from '#src/shared/account/profile-icons.ts'
import { css } from '#styled/css/index.js'
import { Button } from '#ui/button.tsx'
import { SectionHeading } from '#ui/section-heading.tsx'
import { SegmentGroup } from '#ui/segment-group.tsx'
import { profileNarrowOnly } from './profile.skeleton.tsx'
import { ButtonRow, ControlRow, LinkRow, SettingsGroup } from './settings-rows.part.tsx'

type Device = {
  theme: ThemePreference
  onTheme: (theme: ThemePreference) => void
  language: string
  onLanguage: () => void
}

type Props = Device & {
  /** Who is signed in, or what an account brings. */
  head: ReactNode
  /** Of a customer; a guest has none. */
  pages: readonly ProfilePage[]
  isCustomer: boolean
  /** The name of the module whose categories a customer can choose; undefined where there is nothing to choose. */
  interestsIn?: string | undefined
  onLogout: () => void
}

/** Everything about the customer and this device in rows; on small screens it is the way to every page of the account. */
export function SettingsView({ head, pages, isCustomer, interestsIn, onLogout, ...device }: Props) {
  const { account, shell } = useWords()
  const { settings, links, sessions, passkeys, deletion } = account
  return (
    <div className={page}>
      <SectionHeading level={1}>{isCustomer ? links.settings() : settings.guestTitle()}</SectionHeading>
      {head}
      {isCustomer && (
        <div className={profileNarrowOnly}>
          <SettingsGroup title={account.navigation()}>
            {pages.map((name) => (
              <LinkRow key={name} href={profilePath(name)} icon={profileIcons[name]} label={links[name]()} />
            ))}
            <LinkRow href={TRACK_ORDER} icon={Truck} label={shell.trackOrder()} />
          </SettingsGroup>
        </div>
      )}
      <SettingsGroup title={settings.preferences()}>
        <ThemeRow {...device} />
        <ButtonRow
          icon={Languages}
          label={settings.language()}
          hint={device.language}
          onClick={device.onLanguage}
        />
        <LinkRow href={DIET} icon={WheatOff} label={account.diet.title()} hint={settings.diet()} />
        {isCustomer && (
          <>
            <LinkRow
              href={profilePath('notifications')}
              icon={BellRing}
              label={links.notifications()}
              hint={settings.notifications()}
            />
            {interestsIn !== undefined && (
              <LinkRow
                href={interestsPath(SETTINGS)}
                icon={Shapes}
                label={settings.interests()}
                hint={settings.interestsIn({ module: interestsIn })}
              />
            )}
            <LinkRow href={profilePath('addresses')} icon={MapPin} label={account.addresses.title()} />
          </>
        )}
      </SettingsGroup>
      {isCustomer && (
        <SettingsGroup title={settings.security()}>
          <LinkRow
            href={profilePath('sessions')}
            icon={MonitorSmartphone}
            label={sessions.title()}
            hint={settings.devices()}
          />
          <LinkRow href={PASSKEYS} icon={KeyRound} label={passkeys.title()} hint={settings.passkeys()} />
          <LinkRow
            href={profilePath('delete')}
            icon={UserRoundX}
            label={deletion.title()}
            hint={settings.deletion()}
          />
        </SettingsGroup>
      )}
      <SettingsGroup title={settings.help()}>
        {!isCustomer && <LinkRow href={TRACK_ORDER} icon={Truck} label={shell.trackOrder()} />}
        <LinkRow href={HELP} icon={CircleHelp} label={deletion.help()} />
      </SettingsGroup>
      {isCustomer && (
        <Button variant="outline" onClick={onLogout}>
          <LogOut aria-hidden="true" className={arrow} />
          {account.logout()}
        </Button>
      )}
    </div>
  )
}

const themes = ['system', 'light', 'dark'] as const

function ThemeRow({ theme, onTheme }: Device) {
  const { settings } = useWords().account
  return (
    <ControlRow icon={SunMoon} label={settings.theme()}>
      <SegmentGroup
        label={settings.theme()}
        segments={themes.map((value) => ({ value, label: settings.themes[value]() }))}
        value={theme}
        onChange={(value) => onTheme(value as ThemePreference)}
      />
    </ControlRow>
  )
}

const page = css({
  display: 'flex',
  flexDirection: 'column',
  gap: '6',
  '& > :first-child': { marginBlockEnd: '0' },
})
const arrow = css({ _rtl: { scale: '[-1 1]' } })
