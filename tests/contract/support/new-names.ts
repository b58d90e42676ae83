let numbers = 0

/** A number no other request of this file has. */
export const newNumber = () => ++numbers

/** A name and an e-mail address that no customer has yet. */
export const newName = () => ({
  f_name: 'Sara',
  l_name: 'Haddad',
  email: `new${newNumber()}@example.com`,
})
