/* What compiled rules read from objects that are not compiled: the entries of a pack are structs with slots.

   `card.cost` is an ordinary attribute to the compiler, and is looked up by its name each time. Here the place of a slot
   is remembered by name and type, as long as the type is what it was (its version tag). Whatever is no slot, has no
   value yet, or belongs to a type without a version is looked up as ever. */

#ifndef FABLETOP_NATIVE_H
#define FABLETOP_NATIVE_H

#include <Python.h>
#include <structmember.h>

#ifndef Py_GIL_DISABLED

#define FABLETOP_PLACES 1024 /* a power of two */

typedef struct {
    PyTypeObject *type; /* type and name are compared, and never read */
    PyObject *name;
    unsigned int version;
    Py_ssize_t offset;
} FabletopPlace;

static FabletopPlace fabletop_places[FABLETOP_PLACES];

static PyObject *fabletop_look_up(PyObject *object, PyObject *name, FabletopPlace *place) {
    PyTypeObject *type = Py_TYPE(object);
    if (type->tp_getattro == PyObject_GenericGetAttr && PyUnicode_CHECK_INTERNED(name)) {
        PyObject *found = _PyType_Lookup(type, name); /* gives the type a version, if it can have one */
        if (found != NULL && Py_IS_TYPE(found, &PyMemberDescr_Type) &&
            PyType_HasFeature(type, Py_TPFLAGS_VALID_VERSION_TAG)) {
            PyMemberDef *member = ((PyMemberDescrObject *)found)->d_member;
            if (member->type == T_OBJECT_EX) {
                place->type = type;
                place->name = name;
                place->version = type->tp_version_tag;
                place->offset = member->offset;
            }
        }
    }
    return PyObject_GetAttr(object, name);
}

static inline PyObject *fabletop_get(PyObject *object, PyObject *name) {
    PyTypeObject *type = Py_TYPE(object);
    size_t hash = ((size_t)name >> 4) ^ ((size_t)type >> 5);
    FabletopPlace *place = &fabletop_places[hash & (FABLETOP_PLACES - 1)];
    if (place->type == type && place->name == name && place->version == type->tp_version_tag &&
        place->version != 0) {
        PyObject *value = *(PyObject **)((char *)object + place->offset);
        if (value != NULL) {
            return Py_NewRef(value);
        }
    }
    return fabletop_look_up(object, name, place);
}

#define PyObject_GetAttr(object, name) fabletop_get((object), (name))

#endif
#endif
