import { route } from '@react-router/dev/routes'

export default ['home', 'search', 'city', 'partner'].map((name) => route(name, `routes/${name}.jsx`))
