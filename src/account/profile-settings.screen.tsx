import { useSuspenseQuery } from '@tanstack/react-query'
import { useShop } from '#src/shop/shop.ts'
import { useToken } from '#src/shop/where.ts'
import { customerQuery } from './account.queries.ts'
import { ChangePhoto } from './change-photo.tsx'
import { EditProfile } from './edit-profile.tsx'
import { ProfileSettingsView } from './profile-settings.view.tsx'

export function Screen() {
  const { api } = useShop()
  const { data } = useSuspenseQuery(customerQuery(api, useToken() ?? ''))
  return (
    <ProfileSettingsView
      customer={data}
      photo={<ChangePhoto name={`${data.f_name} ${data.l_name}`} src={data.image_full_url} />}
      form={<EditProfile customer={data} />}
    />
  )
}
