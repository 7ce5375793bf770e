//! The functions that WebAssembly exports. A request and an answer are UTF-8 in the memory of the module.
#![expect(unsafe_code, reason = "the host passes addresses in the memory of the module")]

use std::{cell::RefCell, ptr::slice_from_raw_parts_mut};

use crate::Engine;

thread_local! {
    static ENGINE: RefCell<Engine> = RefCell::default();
}

/// Memory for a request of this many bytes.
#[unsafe(no_mangle)]
pub extern "C" fn alloc(length: usize) -> *mut u8 {
    Box::into_raw(vec![0_u8; length].into_boxed_slice()).cast()
}

/// Frees an answer.
///
/// # Safety
/// The memory was returned by [`alloc`] or [`call`] with this length, and is not used any more.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn dealloc(at: *mut u8, length: usize) {
    drop(unsafe { take(at, length) });
}

/// Carries out a request and frees it. The address of the answer is in the upper half, its length in the lower one.
///
/// # Safety
/// The memory was returned by [`alloc`] with this length, and is not used any more.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn call(at: *mut u8, length: usize) -> u64 {
    let request = unsafe { take(at, length) };
    let request = String::from_utf8_lossy(&request);
    let answer = ENGINE.with_borrow_mut(|engine| engine.call(&request)).into_bytes().into_boxed_slice();
    let length = answer.len() as u64;
    (Box::into_raw(answer).cast::<u8>() as u64) << 32 | length
}

/// The memory at an address, which belongs to the caller from now on.
unsafe fn take(at: *mut u8, length: usize) -> Box<[u8]> {
    unsafe { Box::from_raw(slice_from_raw_parts_mut(at, length)) }
}
