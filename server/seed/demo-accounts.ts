/**
 * Customers of the demo shop; the start of the server and the README print how to sign in as one. `writes`: the language of
 * their addresses and messages.
 */
export const demoAccounts = [
  {
    id: 1,
    f_name: 'Layla',
    l_name: 'Haddad',
    email: 'layla@souk.example',
    phone: '+971500000101',
    password: 'harbour-2026',
    writes: 'en',
  },
  {
    id: 2,
    f_name: 'Omar',
    l_name: 'Nasser',
    email: 'omar@souk.example',
    phone: '+971500000102',
    password: 'corniche-2026',
    writes: 'ar',
  },
] as const
