/** Types of @touchline/ui/router, generated from the kit's sources. */
import { Link } from 'react-router-dom';
import { matchRoutes } from 'react-router-dom';
import { Navigate } from 'react-router-dom';
import { NavigateOptions } from 'react-router-dom';
import { Outlet } from 'react-router-dom';
import { RouteObject } from 'react-router-dom';
import { useBlocker } from 'react-router-dom';
import { useLocation } from 'react-router-dom';
import { useNavigate } from 'react-router-dom';
import { useParams } from 'react-router-dom';
import { useRoutes } from 'react-router-dom';

/** A dialog whose open state is a parameter of the address. */
export declare interface AddressDialog {
    /** The parameter's raw value; null while the dialog is closed. */
    value: string | null;
    /** Opens the dialog. Like `close`, does nothing after the coach has moved on to another screen. */
    open: (value: string) => void;
    /**
     * Closes the dialog and the dialogs over it, without asking: the owner has asked about unsaved work. Does nothing
     * when it is closed.
     */
    close: () => void;
}

/**
 * Changes parts of the view. `push` adds a history entry for Back; the default replaces the address. Pass a function
 * when the change depends on the current view: the rendered view may be older than the last click.
 */
export declare type ChangeView<View> = (change: Partial<View> | ((now: View) => Partial<View>), history?: 'push' | 'replace') => void;

/** True once for each announced Back: the shell, which asks before unsaved work is left, lets it pass. */
export declare function consumeOwnBack(): boolean;

/**
 * The state of this history entry after dialog `to` has replaced dialog `from` in it; null when `from` was not opened
 * by an entry.
 */
export declare function inPlaceOf(state: unknown, from: string, to: string): string | null;

export { Link }

export { matchRoutes }

export { Navigate }

export { Outlet }

/** Returns the parameters that replace `now`. */
declare type ParamsChange = (now: URLSearchParams) => URLSearchParams;

/** An id (a positive whole number) from the address; null for anything else. */
export declare function parseId(text: string | null): number | null;

/** A whole number ≥ 0 from the address; null for anything else, and for more than 15 digits. */
export declare function parseWholeNumber(text: string | null): number | null;

/** Parameters that screens keep in the address: short texts and numbers, each left out when it has its default. */
/** Writes one parameter, or removes it when its value is null or `absent`. Returns the same parameters. */
export declare function putParam(params: URLSearchParams, key: string, value: string | number | null, absent: string | number | null): URLSearchParams;

export { RouteObject }

/**
 * Keeps an open dialog in the parameter `name` of the address. A reload or a shared link shows it again, and Back
 * closes it, which matters for a dialog that fills a phone's screen. Closing a dialog that was opened here goes back
 * in the history. Dialogs can be opened over each other: Back closes the one on top.
 * @param inside parameters that have no meaning without this dialog, the same list on every render. They are removed
 * with it when a link opened it.
 */
export declare function useAddressDialog(name: string, inside?: readonly string[]): AddressDialog;

/**
 * A screen's state, kept in the address: a reload, a bookmark or a shared link shows the same. `read` and `write`
 * convert it; they must be the same functions on every render.
 */
export declare function useAddressView<View>(read: (params: URLSearchParams) => View, write: (params: URLSearchParams, change: Partial<View>) => URLSearchParams): {
    view: View;
    change: ChangeView<View>;
};

export { useBlocker }

export { useLocation }

export { useNavigate }

export { useParams }

export { useRoutes }

/**
 * The parameters of the address, and a function to change them. A change starts from the current address, so that of
 * two quick filter changes none is lost; after the coach has moved on to another screen it does nothing. A replaced
 * history entry keeps its state, for example that it opened a dialog, unless `state` is given.
 */
export declare function useSearchParams(): [URLSearchParams, (change: ParamsChange, options?: NavigateOptions) => void];

export { }
