/** The only copy of the router in the page. Areas contribute routes as data; only the shell creates the router. */
export {
  Link,
  Navigate,
  Outlet,
  matchRoutes,
  useBlocker,
  useLocation,
  useNavigate,
  useParams,
  useRoutes,
} from 'react-router-dom';
export type { RouteObject } from 'react-router-dom';
export { parseId, parseWholeNumber, putParam } from './address/params.js';
export { useChosenAddress } from './address/chosen-address.js';
export { useAddressView, type ChangeView } from './address/use-address-view.js';
export { useSearchParams } from './address/use-search-params.js';
export { consumeOwnBack } from './address/own-back.js';
export { inPlaceOf } from './address/dialog-steps.js';
export { useAddressDialog, type AddressDialog } from './address/use-address-dialog.js';
