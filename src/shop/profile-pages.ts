/** The pages of /profile there are, in the order of the side navigation (spec §2, Routes). */
export const profilePages = ['my-orders', 'settings', 'profile-settings'] as const

export type ProfilePage = (typeof profilePages)[number]

/** Whether a page of the profile can be gone to; whoever links to one asks first. */
export const hasProfilePage = (name: string): name is ProfilePage =>
  (profilePages as readonly string[]).includes(name)
